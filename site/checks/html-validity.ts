import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ConfigData } from 'html-validate';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type BuiltSite, type Finding, findingOn } from './built/built-site.ts';

const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The renderer writes `<!doctype html>` and `<meta/>`; both are valid.
    'doctype-style': 'off',
    'void-style': 'off',
    // Numbers may wrap in a narrow column; the link has the whole number.
    'tel-non-breaking': 'off',
    // `autocapitalize` is a global attribute in the HTML standard.
    'input-attributes': 'off',
  },
};

/** `cacheFile` holds the hashes of valid documents, which are skipped. */
export function invalidHtml(site: BuiltSite, cacheFile: string): Finding[] {
  const known = readHashes(cacheFile);
  const checker = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const valid: string[] = [];
  const found = site.pages.flatMap((page) => {
    const hash = hashOf(page.html);
    const messages = known.has(hash)
      ? []
      : checker.validateStringSync(page.html, page.path).results.flatMap((result) => result.messages);
    if (messages.length === 0) valid.push(hash);
    return messages.map(({ ruleId, message, selector }) =>
      findingOn(site, page.path, {
        field: `HTML ${ruleId}`,
        what: `${message}${selector ? ` at ${selector}` : ''}.`,
        todo: `See https://html-validate.org/rules/${ruleId}.html.`,
      }),
    );
  });
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(valid));
  return found;
}

/** With the rules, since other rules give other results. */
function hashOf(html: string): string {
  return createHash('sha256').update(JSON.stringify(htmlRules)).update(html).digest('base64url').slice(0, 16);
}

function readHashes(file: string): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Cache missing or corrupt.
    return new Set();
  }
}
