export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

const token = /<\?[^>]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const loose = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole);

/**
 * The root, without comments, CDATA and doctype.
 * @throws if not well-formed
 */
export function parseXml(document: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  token.lastIndex = 0;
  while (token.lastIndex < document.length) {
    const at = token.lastIndex;
    const fail = (why: string) => new Error(`XML ${why} at ${at}: ${document.slice(at, at + 40)}`);
    const match = token.exec(document);
    if (!match) throw fail('cannot be read');
    const [whole, ending, name, attributes = '', empty, text] = match;
    if (loose.test(whole)) throw fail('has a loose &');
    const inside = open.at(-1) ?? top;
    if (text !== undefined) inside.text += plain(text);
    else if (ending) {
      if (open.length < 2 || open.pop()?.name !== name) throw fail(`closes ${name}, which is not open`);
    } else if (name) {
      const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        plain(value),
      ]);
      const element: XmlElement = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      inside.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root] = top.children;
  if (open.length > 1 || !root || top.children.length > 1 || top.text.trim()) throw new Error('XML has not one root');
  return root;
}

/** Direct children only. */
export const childrenNamed = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name);

export const textOf = (element: XmlElement, name: string) => childrenNamed(element, name)[0]?.text;
