import { faqsInText } from '../components/markdown/faqs-in-text.ts';
import { linkedHeadings } from '../markdown/headings.ts';
import { withMarks } from '../markdown/marks-in-text.ts';
import type { Alias } from '../pages/aliases.ts';
import { pageOfFile } from '../pages/page-of-file.ts';
import { shownFaqs } from '../pages/shown-faqs.ts';
import type { SiteContext } from '../pages/site-context.ts';
import { markedTerms } from '../pages/terms-in-text.ts';
import { kindOf } from '../schema/kinds.ts';
import { renderPage } from './render-page.ts';

type EleventyData = { site: SiteContext; page: { inputPath: string }; alias?: Alias; content: string };

/** Renders the kind's layout. An alias renders its canonical page. */
export default function page({ site, page, alias, content }: EleventyData) {
  const found = alias
    ? site.pages.find((entry) => entry.path === alias.canonical)
    : pageOfFile(site.pages, page.inputPath);
  if (!found) throw new Error(`${page.inputPath} is not among the checked pages`);
  const { path, kind, data } = found;
  const context = {
    path,
    title: data.title,
    description: data.description,
    indexable: !alias && !found.hidden,
    canonical: path,
    pageNumber: alias?.pageNumber,
    faqs: shownFaqs(faqsInText(withMarks(found.body)), data),
    site,
  };
  return renderPage(kind, context, data, kindOf(kind).piece ? linkedHeadings(markedTerms(content, path)) : content);
}
