import type { Node, Props } from './node.ts';

/** Brings an element's attributes and listeners from the props of its last plan to those of the present one. */
export function setProps(node: Node, element: Element, before: Props): void {
  const { type, props } = node.plan;
  for (const name in { ...before, ...props })
    if (!(name in notAttributes) && props[name] !== before[name])
      setProp(node, element, nameOf(name, type as string, props), props[name], before[name]);
}

/** What the visitor changes too. After the children: a select needs its options. */
export function setEntry(element: Element, value: unknown): void {
  const field = element as HTMLInputElement;
  // Writing the same would move the caret.
  if (value !== undefined && value !== field.value) field.value = `${value}`;
}

/** Names rather than texts: some are short in the built script. */
const notAttributes = { children: 1, ref: 1, defaultValue: 1 };

const names: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  // Whose names of React bubble where the DOM's own do not.
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
};

/** What the DOM calls a prop. React's onChange hears every keystroke in a text. */
function nameOf(name: string, type: string, props: Props): string {
  const isText = type === 'textarea' || (type === 'input' && !/^(?:checkbox|radio|file)$/.test(`${props.type}`));
  return name === 'onChange' && isText ? 'oninput' : (names[name] ?? name);
}

function setProp(node: Node, element: Element, name: string, value: unknown, before: unknown): void {
  if (name === 'style')
    for (const property in { ...(before as object), ...(value as object) })
      (element as HTMLElement).style.setProperty(
        property,
        (value as Record<string, string> | undefined)?.[property] ?? '',
      );
  else if (name.startsWith('on')) listen(node, element, name, value);
  else {
    const isWord = name[4] === '-'; // aria-…, data-…
    if (value == null || (value === false && !isWord)) element.removeAttribute(name);
    else element.setAttribute(name, value === true && !isWord ? '' : `${value}`);
  }
}

/** One listener for each name; it calls what the newest plan has. */
function listen(node: Node, element: Element, name: string, handler: unknown): void {
  node.heard ??= {};
  if (!(name in node.heard))
    element.addEventListener(
      name.slice(2).toLowerCase().replace('capture', ''),
      (event) => (node.heard?.[name] as typeof listener)?.(Object.assign(event, { nativeEvent: event })),
      name.endsWith('Capture'),
    );
  node.heard[name] = handler;
}

declare const listener: ((event: Event) => void) | undefined;
