import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import page from '../../../site/build/eleventy-page.tsx';
import { markdown } from '../../../site/components/markdown/markdown.ts';
import type { ContentPage } from '../../../site/pages/read-pages.ts';
import { contentPage, siteContext } from '../../support/tiny-site.ts';

function recordsOf(body: string, change: Partial<ContentPage> & { front?: object } = {}) {
  const content = contentPage('/brand', { body, ...change });
  const site = siteContext([content]);
  const html = renderToString(page({ site, page: { inputPath: content.file }, content: markdown.render(body) }));
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: { '@type': string; mainEntity: Entity[] }[] };
  return graph
    .filter((record) => record['@type'] === 'FAQPage')
    .map(({ mainEntity }) => mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]));
}

type Entity = { name: string; acceptedAnswer: { text: string } };

const box = (question: string, answer: string) =>
  `Before.\n\n::: faq question="${question}"\n${answer}\n:::\n\nAfter.\n`;
const faqs = [
  { question: 'What does it cost?', answer: 'Nothing.' },
  { question: 'How long does it take?', answer: 'A day.' },
];

test('a page that shows no question has no FAQPage record', () => {
  expect(recordsOf('Text.')).toEqual([]);
});

test('a question in a box is in the record, its answer as plain text', () => {
  const answer = 'Yes, **it can** & more: [ask](/contact-us).\n\n- First "step"\n- Second <step>';
  expect(recordsOf(box('Can R&D keep its number?', answer))).toEqual([
    [['Can R&D keep its number?', 'Yes, it can & more: ask. First “step” Second <step>']],
  ]);
});

test('one record holds the boxes of the text in their order, then the questions at its end', () => {
  const text = box('Who calls first?', 'We do.') + box('And who calls then?', 'You do.');
  expect(recordsOf(text, { front: { faqs } })).toEqual([
    [
      ['Who calls first?', 'We do.'],
      ['And who calls then?', 'You do.'],
      ['What does it cost?', 'Nothing.'],
      ['How long does it take?', 'A day.'],
    ],
  ]);
});

test('a question that is asked twice stands once, with the answer that is read first', () => {
  expect(recordsOf(box('What does IT cost?', 'Nothing at all.'), { front: { faqs } })).toEqual([
    [
      ['What does IT cost?', 'Nothing at all.'],
      ['How long does it take?', 'A day.'],
    ],
  ]);
});

test('a post has a record of the questions in its text, beside its Article', () => {
  const front = { publishDate: '2026-11-01', tags: ['email'], takeaways: ['One', 'Two', 'Three'] };
  const post = { kind: 'blog-post' as const, front };
  expect(recordsOf(box('Who calls first?', 'We do.'), post)).toEqual([[['Who calls first?', 'We do.']]]);
});
