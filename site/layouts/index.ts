import type { ReactElement } from 'react';
import type { FrontMatterOf, KindName } from '../schema/kinds.ts';
import { Checklist } from './checklist.tsx';
import { CityItSupport } from './city-it-support.tsx';
import { Comparison } from './comparison.tsx';
import { Contact } from './contact.tsx';
import type { Layout, PageContext } from './context.ts';
import { Home } from './home.tsx';
import { Industry } from './industry.tsx';
import { Landing } from './landing.tsx';
import { Legal } from './legal.tsx';
import { Location } from './location.tsx';
import { Service } from './service.tsx';
import { SubService } from './sub-service.tsx';
import { Text } from './text.tsx';

/** The layout of each kind of page. */
const layouts: { [Name in KindName]: Layout<Name> } = {
  home: Home,
  contact: Contact,
  service: Service,
  'sub-service': SubService,
  industry: Industry,
  location: Location,
  'city-it-support': CityItSupport,
  landing: Landing,
  comparison: Comparison,
  legal: Legal,
  checklist: Checklist,
  text: Text,
};

/** The document of one page. The front matter was checked against its kind's schema when it was read. */
export function renderPage<Name extends KindName>(
  kind: Name,
  page: PageContext,
  data: unknown,
  content: string,
): ReactElement {
  return layouts[kind]({ page, data: data as FrontMatterOf<Name>, content });
}
