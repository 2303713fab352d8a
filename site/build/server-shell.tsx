import type { ReactElement, ReactNode } from 'react';
import { company } from '../../shared/company/company.ts';
import { Page } from '../components/frame/Page.tsx';
import type { SiteContext } from '../pages/site-context.ts';

/** A page that the server fills, or sends in place of another. */
export type ServerPage = { name: string; file: string; render: (site: SiteContext) => ReactElement };

/** `canonical`: the address at which the server sends the shell, if that is a page's own (decision 43). */
export const shell = (name: string, title: string, body: ReactNode, canonical?: string): ServerPage => ({
  name,
  file: `/_server/shells/${name}.html`,
  render: (site) => (
    <Page page={{ path: '', title, description: title, indexable: false, canonical, site }}>{body}</Page>
  ),
});

export const phone = (
  <p>
    In a hurry? Call <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>.
  </p>
);

/** A link in an email must not act: mail scanners open links. Pressing the button acts (decision 28). */
export const pressOnce = (action: string, label: string) => (
  <form className="message__form" method="post" action={action}>
    <input type="hidden" name="token" value="" />
    <button className="button button--primary" type="submit">
      {label}
    </button>
  </form>
);
