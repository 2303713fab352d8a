import { kinds } from '../../schema/kinds.ts';

/** Kinds of which there is more than one page. */
const several = kinds.filter((kind) => 'folder' in kind || kind.name === 'page').map(({ name }) => name);

/** What `npm run new` asks for when it is not told. */
export async function askPage(
  question: (text: string) => Promise<string>,
): Promise<[kind: string, slug: string, title: string]> {
  const kind = (await question(`What kind of page: ${several.join(', ')} (Enter: page)? `)).trim() || 'page';
  const title = (await question('Its title? ')).trim();
  const meant = addressOf(title);
  const address = addressOf(await question(`Its address (Enter: ${meant})? `));
  return [kind, address || meant, title];
}

const addressOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^[-/]+|[-/]+$/g, '');
