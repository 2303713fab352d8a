import type { ChatAnswersFile, ChatRecord } from '../../../shared/chat/chat-answers.ts';
import { answerRecord } from '../../facts/answers/answer-record.ts';
import { answers } from '../../facts/answers/answers.ts';
import { cityOf } from '../../facts/landing-topics.ts';
import { withMarks } from '../../markdown/marks-in-text.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { offerAnswers } from './offer-answers.ts';

type PageFaq = { question: string; answer: string };
type System = { name: string; whatWeDo: string };

/**
 * The answers of `site/facts/answers`, and what pages have of the kind: offers, questions, and the programs in the tables
 * of industries. Pages that are not published are left out, and links to them are text.
 * @throws if an answer breaks its schema, or repeats an id or a way of asking
 */
export function chatAnswers(pages: readonly ContentPage[]): ChatAnswersFile {
  const paths = new Set(pages.map(({ path }) => path));
  const problems = answers.flatMap((record) =>
    [
      ...(answerRecord.safeParse(record).error?.issues ?? []).map(
        ({ path, message }) => `${path.join('.')} ${message}`,
      ),
    ].map((problem) => `${record.id}: ${problem}`),
  );
  problems.push(...repeated(answers.map(({ id }) => id)), ...repeated(answers.flatMap(({ ways }) => ways)));
  if (problems.length > 0) throw new Error(`site/facts/answers:\n${problems.join('\n')}`);
  const linked = (text: string) =>
    text.replace(/\[([^\]]+)\]\((\/[^)#?]*)[^)]*\)/g, (whole, words: string, path: string) =>
      paths.has(path) ? whole : words,
    );
  const written = answers.map(({ readers: _, checked: __, pages: on = [], ...record }) => ({
    ...record,
    ...('says' in record && record.says ? { says: linked(record.says) } : {}),
    pages: on.filter((path) => paths.has(path)),
  }));
  const systems = pages.flatMap(systemsOf);
  return {
    records: [...written, ...offerAnswers(pages), ...pages.flatMap(faqsOf), ...systems.map(({ record }) => record)],
    software: systems.flatMap(({ record, names }) => names.map((name) => ({ name, record: record.id }))),
  };
}

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `twice: ${text}`);

function faqsOf({ path, data }: ContentPage): ChatRecord[] {
  const faqs = 'faqs' in data ? (data.faqs as readonly PageFaq[]) : [];
  const city = cityOf(path) ?? /^\/locations\/(.+)$/.exec(path)?.[1];
  return faqs.map(({ question, answer }, at) => ({
    id: `faq ${path} ${at + 1}`,
    ways: [question],
    says: withMarks(answer),
    pages: [path],
    ofPage: true as const,
    ...(city ? { city } : {}),
  }));
}

function systemsOf({ path, data }: ContentPage): { names: string[]; record: ChatRecord }[] {
  const systems = 'systems' in data ? (data.systems as readonly System[]) : [];
  return systems.map(({ name, whatWeDo }, at) => {
    const names = namesIn(name);
    return {
      names,
      record: {
        id: `system ${path} ${at + 1}`,
        ways: [`do you support ${name}`, `we use ${names.join(' and ')}`, `${name} is slow or does not work`],
        says: `Yes, we look after ${withAnd(name)}. ${withMarks(whatWeDo)}`,
        pages: [path],
        ofPage: true as const,
      },
    };
  });
}

/** "Dentrix, ABELDent, Tracker" is a table's style. */
const withAnd = (row: string) => (/\(|\b(and|or)\b/.test(row) ? row : row.replace(/, (?=[^,]+$)/, ' and '));

/** Words of a table's row that name no program, or that mean something else as well. */
const plain =
  /^(other back offices|lab (portals|downloads)|rent portals|lender portals|sensors|pans|cbct|dictation|scanning|court e-filing|payment pages|spreadsheets|scales|scanners|file vaults|patient check-in|card readers|case files|claims|google for non-profits|microsoft 365|sharepoint|tracker|velocity|ocean|erp|hrm|jonas|penelope|siemens|sage 300)$/i;

/** "Dentrix, ABELDent or Clio Manage (Epicor)": each program by itself, as people call it. */
function namesIn(row: string): string[] {
  return (
    row
      .split(/,|\(|\)|\band\b|\bor\b/)
      .map((name) =>
        name
          .trim()
          .replace(
            /^the |\b (tools|tablets|claims|printers|billing|manage|revu|pdm|nxt|pro|mls|construction cloud)$/gi,
            '',
          ),
      )
      .filter((name) => name.length > 2 && !plain.test(name))
      // "Sage 50" is also "Sage".
      .flatMap((name) => [name, ...(/ \d+$/.test(name) ? [name.replace(/ \d+$/, '')] : [])])
  );
}
