import { company } from '../../shared/company/company.ts';

/** In the form that `core` returns. */
const common = new Set([
  'password',
  'passwort',
  'passphrase',
  'qwerty',
  'qwertyuiop',
  'qwertyuiopasdfghjkl',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgb',
  'asdfghjkl',
  'abcdefghijklmno',
  'abcdefghijklmnopqrstuvwxyz',
  'iloveyou',
  'letmein',
  'letmeinplease',
  'welcome',
  'welcomehome',
  'changeme',
  'changemeplease',
  'changemenow',
  'administrator',
  'admin',
  'correcthorsebatterystaple',
  'thisismypassword',
  'mypasswordismypassword',
  'passwordpassword',
  'trustnoone',
  'nevergonnagiveyouup',
  'maytheforcebewithyou',
  'tobeornottobe',
  'tobeornottobethatisthequestion',
  'imaginedragons',
  'supercalifragilisticexpialidocious',
  'unitedstatesofamerica',
  'torontomapleleafs',
  'goleafsgo',
]);

const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv'];
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** A common password, a single word, a repeated piece, a keyboard walk, or the account's or company's name. */
export function isCommon(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const letters = core(plain);
  const own = [email, email.split('@')[0] ?? '', company.name, new URL(company.origin).hostname].map((name) =>
    core(name.toLowerCase()),
  );
  return (
    new Set(plain).size < 6 ||
    /^(.{1,8})\1+.{0,4}$/.test(plain) ||
    walks.some((walk) => walk.repeat(3).includes(plain)) ||
    common.has(letters) ||
    common.has(/^(.+?)\1+$/.exec(letters)?.[1] ?? '') ||
    own.some((name) => name.length > 3 && letters.includes(name) && letters.replaceAll(name, '').length < 4)
  );
}

/** The letters alone, with common substitutions reversed. */
function core(text: string): string {
  const signs: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '@': 'a',
    $: 's',
    '!': 'i',
  };
  const inside = text.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  return inside.replace(/[01345@$!]/g, (sign) => signs[sign] ?? '').replace(/[^\p{L}]/gu, '');
}
