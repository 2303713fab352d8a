import { company } from '../../shared/company/company.ts';
import { homeTime, hours } from '../../shared/company/hours.ts';
import type { SiteContext } from '../pages/site-context.ts';
import { pagesByPart } from '../pages/site-map.ts';
import { linkNameOf } from '../seo/name-of.ts';

/** llms.txt: the company and its pages, as Markdown for agents. */
export function llmsText({ pages, origin }: SiteContext): string {
  const home = pages.find((page) => page.path === '/');
  const groups = pagesByPart(pages.filter((page) => page !== home)).map(({ title, listed }) => {
    const lines = listed.map((page) => `- [${linkNameOf(page)}](${origin}${page.path}): ${page.data.description}`);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  return `# ${company.name}

> ${home?.data.description ?? ''}

Phone ${company.phone.display}, ${company.email}. Support Monday to Friday ${hours.opens} to ${hours.closes}, ${homeTime}; emergencies 24/7.
Claims about the company are stated by the company: ${origin}/claims-and-sources

${groups.join('\n\n')}
`;
}
