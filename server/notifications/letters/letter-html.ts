import type { Letter, LetterPart } from './letter.ts';

/** Inline, as mail programs ignore other styles. */
const styles = {
  body: 'margin:0;padding:24px;background:#ffffff;color:#16202b;font:16px/1.5 system-ui,sans-serif',
  main: 'max-width:600px;margin:0 auto',
  button:
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#16202b;color:#ffffff;text-decoration:none;font-weight:600',
  written: 'white-space:pre-wrap',
  quote: 'margin:0 0 16px;padding:4px 16px;border-left:3px solid #c9cfd6;white-space:pre-wrap;overflow-wrap:anywhere',
  table: 'border-collapse:collapse;width:100%',
  label: 'text-align:left;vertical-align:top;padding:6px 16px 6px 0;font-weight:600;white-space:nowrap',
  value: 'padding:6px 0;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere',
  footer: 'margin-top:32px;padding-top:16px;border-top:1px solid #c9cfd6;font-size:14px;color:#4a5560',
  footerLink: 'color:#16202b',
} as const;

export function letterHtml({ subject, parts, footer }: Letter): string {
  return [
    '<!doctype html>',
    `<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${styles.body}"><main style="${styles.main}">`,
    ...parts.map(partHtml),
    `<footer style="${styles.footer}">${footer.map(footerHtml).join('<br>')}</footer>`,
    '</main></body></html>',
    '',
  ].join('\n');
}

function partHtml(part: LetterPart): string {
  if (part.kind === 'paragraph') return `<p>${escapeHtml(part.text)}</p>`;
  if (part.kind === 'written') {
    const text = escapeHtml(part.text);
    if (!part.quoted) return `<p style="${styles.written}">${text}</p>`;
    return `<blockquote style="${styles.quote}">${text}</blockquote>`;
  }
  if (part.kind === 'link') {
    const href = escapeHtml(part.href);
    return `<p><a href="${href}" style="${styles.button}">${escapeHtml(part.label)}</a></p>\n<p>Or copy this address: ${href}</p>`;
  }
  const rows = part.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="${styles.table}">${rows.join('\n')}</table>`;
}

function footerHtml(line: Letter['footer'][number]): string {
  if (typeof line === 'string') return escapeHtml(line);
  return `<a href="${escapeHtml(line.href)}" style="${styles.footerLink}">${escapeHtml(line.label)}</a>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
