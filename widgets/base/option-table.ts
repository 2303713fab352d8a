/**
 * One `data-*` option of a widget. Its table is parser, type and documentation. `trusted`: on a partner's page only from
 * the script's tag or the program interface, because anyone who may comment there can add a placeholder.
 */
export type WidgetOption = { default: string; about: string; trusted?: true } & (
  | { kind: 'text' }
  | { kind: 'choice'; values: readonly string[] }
);

/** By camel-case name: `idPrefix` for `data-id-prefix`. */
export type OptionTable = Readonly<Record<string, WidgetOption>>;

export type OptionsOf<Table extends OptionTable> = { -readonly [Name in keyof Table]: string };

/** The options that a page may pass; a choice is limited to its values. */
export type GivenOf<Table extends OptionTable> = {
  -readonly [Name in keyof Table]?: Table[Name] extends { values: readonly (infer Value)[] } ? Value : string;
};

/** Unparsed options (`element.dataset`). */
export type RawOptions = Readonly<Record<string, string | undefined>>;

/** Missing and invalid values become the default. */
export function parseOptions<Table extends OptionTable>(table: Table, raw: RawOptions): OptionsOf<Table> {
  const entries = Object.entries(table).map(([name, option]) => {
    // Own properties only: a page may have added to Object.prototype.
    const given = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const valid = given !== undefined && (option.kind === 'text' || option.values.includes(given));
    return [name, valid ? given : option.default];
  });
  return Object.fromEntries(entries) as OptionsOf<Table>;
}

/** Whether `one` becomes `other` by changing, adding or leaving out at most `edits` letters. */
function isNear(one: string, other: string, edits: number): boolean {
  if (edits < 0) return false;
  if (!one || !other) return one.length + other.length <= edits;
  const [rest, others] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isNear(rest, others, edits);
  return isNear(rest, others, edits - 1) || isNear(rest, other, edits - 1) || isNear(one, others, edits - 1);
}

/** The option that a name is or probably means. */
export function nearestOption(table: OptionTable, name: string): string | undefined {
  const lower = name.toLowerCase();
  return Object.keys(table).find((option) => isNear(lower, option.toLowerCase(), option.length > 5 ? 2 : 1));
}

/**
 * One console message per invalid option. A name that resembles no option is another tool's, which is no problem: a
 * console that is often wrong is not read.
 */
export function optionProblems(table: OptionTable, raw: RawOptions): string[] {
  return Object.entries(raw).flatMap(([name, given]) => {
    const option = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!option) {
      const meant = nearestOption(table, name);
      return meant ? [`${attribute(name)} is not an option; did you mean ${attribute(meant)}?`] : [];
    }
    if (option.kind === 'text' || given === undefined || option.values.includes(given)) return [];
    return [`${attribute(name)} is one of ${option.values.join(', ')}`];
  });
}

/** What the HTML of a partner's page may say. */
export function untrustedOptions(table: OptionTable, raw: RawOptions): RawOptions {
  const isLeft = ([name]: [string, unknown]) => !(Object.hasOwn(table, name) && table[name]?.trusted);
  return Object.fromEntries(Object.entries(raw).filter(isLeft));
}

export function attribute(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
