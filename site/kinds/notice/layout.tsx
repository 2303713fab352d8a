import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { things } from '../../components/figures/things.ts';
import { Page } from '../../components/frame/Page.tsx';
import { CallButton } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { claims } from '../../facts/claims.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Notice({ page, data, content }: LayoutProps<'notice'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        about={
          page.path !== '/thank-you' && (
            <p>
              <CallButton />
            </p>
          )
        }
      >
        {page.path === '/thank-you' && <RequestPath />}
      </Opening>
      <div className="wrap notice">
        <ProseSections html={content} />
        {page.path === '/thank-you' && (
          <p className="notice__call">
            <CallButton />
          </p>
        )}
      </div>
    </Page>
  );
}

const stations = [
  { name: 'Your request', thing: 'mail', done: true, text: 'It is with us, and a confirmation is on its way.' },
  {
    name: 'A call',
    thing: 'phone',
    done: false,
    text: `One of our people reads it and calls you within ${claims.contactWithin.value}, counted in support hours, so a request sent in the evening is answered the next business morning. We ask what is in your way today and how your office is set up, which usually takes twenty minutes.`,
  },
  {
    name: 'A time for the assessment',
    thing: 'person',
    done: false,
    text: 'Or an honest answer, if you don’t need one.',
  },
] as const;

/** How a request goes on: the first station is reached, the others are open. */
function RequestPath() {
  return (
    <ol className="request-path">
      {stations.map(({ name, thing, text, done }) => (
        <li className={done ? 'request-path__done' : undefined} key={name}>
          <span className={done ? 'request-path__dot lit-dot' : 'request-path__dot'} />
          <svg data-drawing="" viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
            <path d={things[thing]} />
          </svg>
          <div>
            <strong>{name}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
