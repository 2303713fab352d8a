import { normalize } from 'node:path';
import type MarkdownItClass from 'markdown-it';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { pageOfFile } from '../../pages/page-of-file.ts';
import { type Picture, pictureFile } from '../../pages/picture.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { PictureTag, type PictureTagProps } from '../media/PictureTag.tsx';

type MarkdownIt = InstanceType<typeof MarkdownItClass>;

/** What a page's data has while its text is rendered. */
export type PicturesOfPage = {
  page?: { inputPath?: string };
  site?: { pages?: readonly ContentPage[]; pictures?: ReadonlyMap<string, Picture> };
};

/** The tag of a picture as a text names it; a plain one where its copies are not made (in front matter, in tests). */
export function pictureHtml(
  written: string,
  env: PicturesOfPage | undefined,
  given: Omit<PictureTagProps, 'picture'>,
): string {
  const inputPath = env?.page?.inputPath ?? 'site/content/x.md';
  // A text of the owner has the path of the one it replaces, and its pictures beside it.
  const page = pageOfFile(env?.site?.pages ?? [], inputPath)?.file ?? inputPath;
  const file = pictureFile(written, normalize(page));
  const picture = file && env?.site?.pictures?.get(file);
  return renderToStaticMarkup(
    picture ? (
      <PictureTag picture={picture} {...given} />
    ) : (
      <img src={written} alt={given.alt} title={given.title} loading="lazy" />
    ),
  );
}

/** `![What it shows](photo.jpg)` */
export function showPictures(markdown: MarkdownIt): void {
  markdown.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (!token) return '';
    const alt = self.renderInlineAsText(token.children ?? [], options, env);
    const title = token.attrGet('title');
    return pictureHtml(String(token.attrGet('src') ?? ''), env as PicturesOfPage, {
      alt,
      ...(title && { title: String(title) }),
    });
  };
}
