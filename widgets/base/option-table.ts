/** One `data-*` option of a widget. The table of these is its parser, its type and its documentation. */
export type WidgetOption =
  | { kind: 'text'; default: string; about: string }
  | { kind: 'choice'; values: readonly string[]; default: string; about: string };

/** Options by their name in camel case: `idPrefix` stands for `data-id-prefix`. */
export type OptionTable = Readonly<Record<string, WidgetOption>>;

/** The parsed options that a component gets. */
export type OptionsOf<Table extends OptionTable> = { -readonly [Name in keyof Table]: string };

/** What a page may give: any of the options, and of a choice one of its values. */
export type GivenOf<Table extends OptionTable> = {
  -readonly [Name in keyof Table]?: Table[Name] extends { values: readonly (infer Value)[] } ? Value : string;
};

/** Options as a placeholder holds them (`element.dataset`). */
export type RawOptions = Readonly<Record<string, string | undefined>>;

/** Parses options by their table; absent values and values that are no choice become the default. */
export function parseOptions<Table extends OptionTable>(table: Table, raw: RawOptions): OptionsOf<Table> {
  const entries = Object.entries(table).map(([name, option]) => {
    // An option of its own: what a page has put into Object.prototype is none.
    const given = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const valid = given !== undefined && (option.kind === 'text' || option.values.includes(given));
    return [name, valid ? given : option.default];
  });
  return Object.fromEntries(entries) as OptionsOf<Table>;
}

/**
 * Attributes that are no option, as `dataset` names them: those that the runtime itself reads, and those that frameworks and
 * tools put on every element they touch.
 */
const ofOthers =
  /^((widget|ssr|open|theme|api|northlume|id|type|settings|index|key)$|aos|[vw]-|[vx][A-Z]|turbo|react|hx|astro|svelte|ng|wf|elementor|shopify|wp|block|gtm|ga|analytics|cy|test|qa|controller|action|target)/;

/** Problems with a placeholder's options, one console message each. */
export function optionProblems(table: OptionTable, raw: RawOptions): string[] {
  return Object.entries(raw).flatMap(([name, given]) => {
    const option = table[name];
    if (!option) {
      if (ofOthers.test(name)) return [];
      return [`${attribute(name)} is not an option; there are ${Object.keys(table).map(attribute).join(', ')}`];
    }
    if (option.kind === 'text' || given === undefined || option.values.includes(given)) return [];
    return [`${attribute(name)} is one of ${option.values.join(', ')}`];
  });
}

/** The HTML attribute of an option. */
export function attribute(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
