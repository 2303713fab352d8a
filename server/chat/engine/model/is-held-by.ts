import { stemsOf } from '../../../../shared/chat/chat-index.ts';
import type { ContextSection } from '../site-content/context-sections.ts';

/** Share of a sentence's significant words that must occur in its sections. */
const leastShare = 0.5;

/**
 * Whether the cited sections contain all figures and addresses of a sentence and half of its significant words. This
 * detects invented prices, phone numbers and links, but not a reversed meaning.
 */
export function isHeldBy(sentence: string, sections: readonly ContextSection[]): boolean {
  const source = sections.map(({ title, heading, text }) => `${title} ${heading} ${text}`).join(' ');
  const plain = source.toLowerCase();
  const figures = sentence.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  const known = new Set(source.match(/\d+(?:[.,:]\d+)*/g) ?? []);
  if (!figures.every((figure) => known.has(figure))) return false;
  const addresses =
    sentence
      .toLowerCase()
      .match(/\S+@\S+|\bhttps?:\S+|\b(?:[a-z0-9-]+\.)+(?:com|ca|net|org|io|app|dev|example|ru|cn|xyz|info|biz)\b/g) ??
    [];
  if (!addresses.every((address) => plain.includes(address))) return false;
  const stems = [...new Set(stemsOf(sentence))];
  const there = new Set(stemsOf(source));
  return stems.length > 0 && stems.filter((stem) => there.has(stem)).length / stems.length >= leastShare;
}
