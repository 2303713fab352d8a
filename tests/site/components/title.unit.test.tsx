import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Title } from '../../../site/components/ui/Title.tsx';

const html = (text: string, subject?: string) => render(<Title text={text} subject={subject} />);
const words = (made: string) => made.replace(/<[^>]+>/g, '');

test('a heading is split at its first colon, and keeps its words for readers and search', () => {
  const made = html('Toronto IT services comparison: six ways, one table');
  expect(made).toContain('<span class="title__promise">six ways, one table</span>');
  expect(words(made)).toBe('Toronto IT services comparison: six ways, one table');
});

test('without a colon what follows the subject is quieter, and a heading without either is one tone', () => {
  const made = html('Managed IT services in Toronto', 'managed IT services');
  expect(made).toContain('<span class="title__rest"> in Toronto</span>');
  expect(words(made)).toBe('Managed IT services in Toronto');
  const free = html('Free security assessment, with a report you keep', 'security assessment');
  expect(free).toContain('Free security assessment<span class="title__rest">, with a report you keep</span>');
  expect(html('What a security assessment costs', 'security assessment')).not.toContain('title__rest');
  expect(html('Contact us')).toBe('<h1 class="title">Contact us</h1>');
});

test('a long heading is set smaller', () => {
  expect(html('Protecting client files at a small law firm: one file, one week, seven leaks')).toContain('title--long');
});
