import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePictures } from '../../site/build/pictures/make-pictures.ts';
import { markdown } from '../../site/components/markdown/markdown.ts';
import { publishedPages } from '../../site/pages/published.ts';
import { strayFiles } from '../../site/pages/stray-files.ts';
import { body, type Change, line, post, useContentFolder } from '../support/content-folder.ts';

/* What a marketer on Windows saves, drops and pastes (decision 58); owner-day-files.unit.test.ts has the first forty edits. */

const content = useContentFolder();
const { write, read } = content;

describe('a file as programs save it is read', () => {
  const title = (text: string): Change => line('title', text);
  const inUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
  const builds: [name: string, saved: string | Buffer, field: string, value: unknown][] = [
    ['in UTF-16, by Notepad', inUtf16(post), 'category', 'cybersecurity'],
    [
      'in Windows-1252',
      Buffer.from(title('A café before it closes')(post), 'latin1'),
      'title',
      'A café before it closes',
    ],
    ['with empty lines at its top', `\r\n\n${post}`, 'category', 'cybersecurity'],
    ['with four hyphens below its fields', post.replace('\n---\n', '\n----\n'), 'category', 'cybersecurity'],
    ['with an apostrophe between apostrophes', title("'It's what we check'")(post), 'title', "It's what we check"],
    ['with a quotation mark that is not closed', title('"Before you leave')(post), 'title', 'Before you leave'],
    ['with a tab after the colon', post.replace('title: ', 'title:\t'), 'category', 'cybersecurity'],
    ['without a space after the colon', post.replace('title: ', 'title:'), 'category', 'cybersecurity'],
    [
      'with a hash in its title',
      title('The #1 mistake before holidays')(post),
      'title',
      'The #1 mistake before holidays',
    ],
    ['with the braces of a template', title('Dear {{ name }}, {% if %}')(post), 'title', 'Dear {{ name }}, {% if %}'],
  ];
  test.each(builds)('%s', (_name, saved, field, value) => {
    write(saved);
    const { pages, faults } = read();
    expect(faults).toEqual([]);
    expect(pages[0]?.data).toHaveProperty(field, value);
  });

  test('a mistake below empty lines is named by its own line', () => {
    write(`\n\n${line('category', 'Holidays')(post)}`);
    expect(read().faults).toEqual([expect.stringMatching(/:9 category “Holidays”/)]);
  });

  test('a post of next year whose day of change is long past is one of next year', () => {
    write(line('updated', '2020-01-01')(line('publishDate', '2027-11-25')(post)));
    expect(publishedPages(read().pages, '2027-11-24')).toEqual([]);
    expect(publishedPages(read().pages, '2027-11-25')).toHaveLength(1);
  });

  test.each([
    ['blog/🎄 Holiday – Tips!.md', '/blog/holiday-tips'],
    ['blog/Été - Copy (2).md', '/blog/ete-copy-2'],
  ])('%s is the page %s, with a note', (file, path) => {
    write(post, file);
    const { pages, notes } = read();
    expect(pages[0]?.path).toBe(path);
    expect(notes).toEqual([expect.stringContaining(`has the address ${path}`)]);
  });

  test('two posts of one title are two pages', () => {
    write(post);
    write(post, 'blog/second.md');
    expect(read().pages).toHaveLength(2);
  });
});

describe('what is pasted is shown as it is meant', () => {
  const shown = (text: string) => {
    write(body(text)(post));
    const { pages, notes, faults } = read();
    const html = markdown.render(pages[0]?.body ?? '', { page: { inputPath: pages[0]?.file } });
    return { html, notes, faults };
  };

  test('a table of Excel, with a note', () => {
    const { html, notes } = shown('Plan\tPrice\nOne\t10\nTwo | three\t20');
    expect(html).toMatch(/<th[^>]*>Plan<\/th>[\s\S]*<td>Two \| three<\/td>\s*<td>20<\/td>/);
    expect(notes).toEqual([expect.stringMatching(/is a table out of a spreadsheet/)]);
  });

  test('a link whose address has a space leads there', () => {
    const { html } = shown('[Write](/contact us), [guide]( https://a.example/a guide.pdf ), [as said](see above)');
    expect(html).toContain('href="/contact%20us"');
    expect(html).toContain('href="https://a.example/a%20guide.pdf"');
    expect(html).toContain('[as said](see above)');
  });

  test('braces of a template are text', () => {
    expect(shown('Dear {{ name }}, {% if x %}y{% endif %} {# z #}').html).toContain(
      'Dear {{ name }}, {% if x %}y{% endif %} {# z #}',
    );
  });

  test('HTML that is not closed is text, with a note a line', () => {
    const { html, notes } = shown('<div class="x">Open\n\n<b>bold');
    expect(html).toContain('&lt;b&gt;bold');
    expect(notes.map((note) => note.split(' is HTML')[0])).toEqual(['<div class="x">', '<b>']);
  });
});

describe('a picture as Windows and telephones have it', () => {
  const jpeg = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#587' } })
      .jpeg()
      .toBuffer();
  const made = () => makePictures(read().pages, join(content.folder, 'dist'));

  test.each([
    ['![Team](Team.JPG)', 'team.jpg'],
    ['![Team](img\\team.jpg)', 'img/team.jpg'],
    ['![Team](our team.jpg)', 'our team.jpg'],
    ['![Team](team.jfif)', 'team.jfif'],
  ])('%s is %s', async (text, file) => {
    write(body(text)(post));
    write(await jpeg(40, 30), `blog/${file}`);
    expect(read().faults).toEqual([]);
    expect([...(await made()).keys()]).toEqual([join(content.folder, 'blog', file)]);
  });

  test('12,000 pixels are made 1,344', async () => {
    write(body('![Team](wide.jpg)')(post));
    write(await jpeg(12_000, 400), 'blog/wide.jpg');
    expect([...(await made()).values()]).toMatchObject([{ width: 1344, height: 45 }]);
  }, 30_000);

  test.each([
    ['team.HEIC', /:18 picture team\.HEIC is a file that browsers do not show.* Save it as JPEG/],
    ['offer.pdf', /:18 picture offer\.pdf is a file that browsers do not show/],
  ])('%s is refused in one sentence', (file, said) => {
    write(body(`![Team](${file})`)(post));
    write('%PDF', `blog/${file}`);
    expect(read().faults).toEqual([expect.stringMatching(said)]);
  });

  test('one on the author’s own computer is refused', () => {
    write(body('![Team](C:\\Users\\dana\\team.jpg)')(post));
    expect(read().faults).toEqual([expect.stringMatching(/:18 picture C:.* is on your computer.* Copy the file/)]);
  });

  test('one that is damaged is refused with its line', async () => {
    write(body('![Team](team.jpg)')(post));
    write('no picture', 'blog/team.jpg');
    await expect(made()).rejects.toThrow(/holiday-checklist\.md:18 picture team\.jpg: cannot be read/);
  });
});

describe('what nobody can guess is refused in one sentence', () => {
  const refused: [name: string, change: Change, said: RegExp][] = [
    ['a merge conflict', body('<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> main'), /:18 Two versions of the text/],
    [
      'a merge conflict among the fields',
      (text) => text.replace('lead:', '<<<<<<< HEAD\nlead: x\n=======\nlead: y\n>>>>>>> main\nlead:'),
      /:4 Two versions of the text stand here/,
    ],
    ['a list out of step', (text) => text.replace('  - Tell', ' - Tell'), /:11 The entries of a list do not stand/],
    ['a value in braces', line('title', '{{ name }}'), /:2 title The value is not a text\. Write it between quotes/],
  ];
  test.each(refused)('%s', (_name, change, said) => {
    write(change(post));
    expect(read().faults).toEqual([expect.stringMatching(said)]);
  });

  test('a name without letters', () => {
    write(post, 'blog/🎄.md');
    expect(read().faults).toEqual([expect.stringMatching(/^blog\/🎄\.md:1 has a name without letters and digits/)]);
  });

  test('fields without any value are missing, each with a line', () => {
    write('---\n---\n');
    expect(read().faults).toContainEqual(expect.stringMatching(/:1 category is missing\. Add it: cybersecurity, /));
  });
});

test('texts of other programs are no pages, and a note says what to do', () => {
  write(post);
  for (const file of ['letter.docx', 'careers.md.txt', 'Careers.MD', '~$letter.docx', 'blog/team.jpg', 'desktop.ini'])
    write('x', file);
  expect(read().pages).toHaveLength(1);
  expect(strayFiles(content.folder).map(({ what, todo }) => `${what} ${todo}`)).toEqual([
    'is no page: it ends with .MD. If it is to be one, name it Careers.md.',
    'is no page: it ends with .txt. If it is to be one, name it careers.md.',
    'is no page: it ends with .docx. Save it as a web page, and npm run clean makes a page of it.',
  ]);
});
