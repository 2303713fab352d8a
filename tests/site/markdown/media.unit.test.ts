import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePictures } from '../../../site/build/pictures/make-pictures.ts';
import { markdown } from '../../../site/components/markdown/markdown.ts';
import { withoutPastedHtml } from '../../../site/markdown/pasted-html.ts';
import { videoOf } from '../../../site/markdown/videos.ts';
import type { Picture } from '../../../site/pages/picture.ts';
import { readPage } from '../../../site/pages/read-pages.ts';

let folder = '';
let pictures: ReadonlyMap<string, Picture>;
const page = (body: string, file = 'careers.md') => {
  writeFileSync(join(folder, file), `---\ntitle: Careers with us\n---\n${body}\n`);
  return readPage(folder, file);
};

/** 12 megapixels on its side, with the place where it was taken, as a phone saves it. */
const phone = () =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#587' } })
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northlume-media-'));
  mkdirSync(join(folder, 'img'));
  writeFileSync(join(folder, 'img/Team photo.jpg'), await phone());
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>');
  const { page: read } = page('![Our team](./img/Team%20photo.jpg)\n\n![Logo](logo.svg)');
  pictures = await makePictures(read ? [read] : [], join(folder, 'dist'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const rendered = (text: string) =>
  markdown.render(text, { page: { inputPath: join(folder, 'careers.md') }, site: { pictures } });

test('a picture of a phone is turned, made smaller, in AVIF and WebP, with its size and without where it was taken', async () => {
  const picture = pictures.get(join(folder, 'img/Team photo.jpg'));
  expect(picture).toMatchObject({ width: 1344, height: 1792 });
  expect(picture?.copies.map(({ width }) => width)).toEqual([480, 960, 1344]);
  for (const { avif = '', address } of picture?.copies ?? []) {
    const { exif } = await sharp(join(folder, 'dist', address)).metadata();
    expect(exif).toBeUndefined();
    expect(avif).toMatch(/^\/images\/team-photo-[\w-]+\.avif$/);
  }
  const html = rendered('![Our team](./img/Team%20photo.jpg)');
  expect(html).toMatch(/<source type="image\/avif" srcset="\/images\/team-photo-[\w-]+-480\.avif 480w, /i);
  expect(html).toMatch(/<img[^>]* width="1344" height="1792" alt="Our team"[^>]* loading="lazy"/);
});

test('a drawing stays what it is', () => {
  expect(rendered('![Logo](logo.svg)')).toMatch(
    /<img[^>]* src="\/images\/logo-[\w-]+\.svg" width="120" height="40" alt="Logo"/,
  );
});

test('a picture beside a paragraph, in a box', () => {
  const html = rendered('::: beside image="img/Team photo.jpg" alt="Our team" side="right"\nWe **pick up**.\n:::');
  expect(html).toMatch(/^<div class="prose-beside--right prose-beside">\n<picture>[\s\S]*<strong>pick up<\/strong>/);
});

test('a picture that is not there is a fault of its line; one without words, or of another site, a note', () => {
  const missing = page('Text.\n\n![Team](gone.jpg)').problems;
  expect(missing).toMatchObject([{ line: 6, field: 'picture gone.jpg', what: 'is not there.' }]);
  const { page: read, problems } = page(
    '![](logo.svg)\n\n![Map](https://maps.example/x.png)\n\n```\n![Code](gone.png)\n```',
  );
  expect(problems).toEqual([]);
  expect(read?.notes.map(({ line, what }) => [line, what])).toEqual([
    [4, 'has no words for who cannot see it.'],
    [6, 'is of another site: browsers will not show it.'],
  ]);
});

const id = 'aqz-KE-bpKQ';
test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/watch?list=x&v=${id}&t=30`,
  'https://vimeo.com/76979871',
  'https://player.vimeo.com/video/76979871?h=abc',
])('%s alone on a line is a video, which asks nothing of its host', (address) => {
  const html = rendered(`Before.\n\n${address}\n\nAfter.`);
  expect(html).toMatch(/data-video="https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//);
  expect(html).not.toMatch(/<iframe|<img|<script/);
  expect(html).toContain('href="https://');
});

test('within a sentence, and of another host, an address stays text', () => {
  expect(rendered(`See https://youtu.be/${id} first.`)).not.toContain('data-video');
  expect(videoOf('https://videos.example/watch?v=aqz-KE-bpKQ')).toBeUndefined();
});

test('the code to embed a video, and a pasted picture, are read as Markdown, but not within code', () => {
  const frame = `<iframe width="560" src="https://www.youtube.com/embed/${id}?si=x" title="x" allowfullscreen></iframe>`;
  expect(withoutPastedHtml(`${frame}\n<img src="a b.jpg" alt="Team">`)).toBe(
    `https://www.youtube.com/watch?v=${id}\n![Team](a%20b.jpg)`,
  );
  expect(withoutPastedHtml(`\`\`\`html\n${frame}\n\`\`\``)).toContain('<iframe');
});
