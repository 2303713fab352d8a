import { aliases } from '../data/aliases.ts';
import { shownFaqs } from '../seo/shown-faqs.ts';
import type { SiteContext } from './context.ts';
import { renderPage } from './index.ts';

type EleventyData = { site: SiteContext; page: { inputPath: string }; aliasPath: string; content: string };

/** The one layout that Eleventy knows: hands a page to the layout of its kind. An alias is its canonical page again. */
export default function page({ site, page, aliasPath, content }: EleventyData) {
  const found = aliasPath
    ? site.pages.find((entry) => entry.path === aliases[aliasPath])
    : site.pages.find((entry) => page.inputPath.endsWith(entry.file));
  if (!found) throw new Error(`${page.inputPath} is not among the checked pages`);
  const { path, kind, data } = found;
  const context = {
    path,
    title: data.title,
    description: data.description,
    indexable: !aliasPath && !found.hidden,
    canonical: path,
    faqs: shownFaqs(content, data),
    site,
  };
  return renderPage(kind, context, data, content);
}
