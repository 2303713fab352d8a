import type { SiteContext } from './context.ts';
import { renderPage } from './index.ts';

type EleventyData = { site: SiteContext; page: { inputPath: string }; content: string };

/** The one layout that Eleventy knows: hands a page to the layout of its kind. */
export default function page({ site, page, content }: EleventyData) {
  const found = site.pages.find((entry) => page.inputPath.endsWith(entry.file));
  if (!found) throw new Error(`${page.inputPath} is not among the checked pages`);
  const { path, kind, data } = found;
  return renderPage(
    kind,
    { path, title: data.title, description: data.description, indexable: true, site },
    data,
    content,
  );
}
