import type { ReactNode } from 'react';
import { ChatLink } from './ChatLink.tsx';

const item = /^\s*(?:[-*•]|(\d+)[.)])\s+/;
const marks = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^\s)]+\))/;

type TextBlock = { kind: 'p' | 'ul' | 'ol'; lines: string[] };

/** Renders paragraphs, lists, bold and links; the rest stays text. */
export function Markdown({ text }: { text: string }) {
  const blocks: TextBlock[] = [];
  let last: TextBlock | undefined;
  for (const line of text.split('\n')) {
    const [whole = '', number] = item.exec(line) ?? [];
    const kind = number ? 'ol' : whole ? 'ul' : 'p';
    if (!line.trim()) last = undefined;
    else if (last?.kind === kind) last.lines.push(line.slice(whole.length));
    else {
      last = { kind, lines: [line.slice(whole.length)] };
      blocks.push(last);
    }
  }
  return (
    <>
      {blocks.map(({ kind: Kind, lines }, at) => (
        <Kind key={at}>
          {Kind === 'p' ? inline(lines.join(' ')) : lines.map((line, nth) => <li key={nth}>{inline(line)}</li>)}
        </Kind>
      ))}
    </>
  );
}

function inline(text: string): ReactNode[] {
  return text.split(marks).map((part, at) => {
    const [, label, url] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (url) return <ChatLink key={at} title={label ?? ''} url={url} />;
    return at % 2 ? <strong key={at}>{part.slice(2, -2)}</strong> : part;
  });
}
