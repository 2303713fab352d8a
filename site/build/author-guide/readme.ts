import { claims } from '../../facts/claims.ts';
import { listTexts } from '../../facts/lists.ts';
import { type RateId, rates, rateTexts, serviceTerms, terms } from '../../facts/rates.ts';
import { facts } from '../../facts/records/index.ts';
import { levelTexts, serviceLevels } from '../../facts/service-levels.ts';
import { containers } from '../../markdown/containers.ts';
import { companyTexts } from '../../markdown/marks-in-text.ts';
import { kindOf, kinds } from '../../schema/kinds.ts';
import { plainPage } from '../../schema/plain-page.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { limitsOf } from './limits.ts';

const begin = '<!-- made from the schemas by `npm run author-guide`: what stands below is written over -->';

/** Replaces the generated part, below the marker. */
export function withMadePart(guide: string): string {
  const own = guide.split(begin)[0]?.trimEnd() ?? '';
  return `${own}\n\n${begin}\n\n${[boxes(), companyList(), claimList(), rateList(), lists(), factList(), fields()].join('\n\n')}\n`;
}

function boxes(): string {
  const parts = Object.entries(containers).map(([name, { help, example, attributes }]) => {
    const list = Object.entries(jsonSchemaOf(attributes).properties ?? {}).map(([key, field]) =>
      `- \`${key}\`: ${field.description ?? ''} ${limitsOf(field)}`.trimEnd(),
    );
    return `### ${name}\n\n${help}\n\n\`\`\`markdown\n${example}\n\`\`\`${list.length > 0 ? `\n\n${list.join('\n')}` : ''}`;
  });
  return `## Boxes\n\nA box opens with \`::: name attribute="…"\` and closes with \`:::\`. Boxes do not stand in boxes.\n\n${parts.join('\n\n')}`;
}

function companyList(): string {
  const rows = Object.entries(companyTexts).map(([id, text]) => `| \`{company:${id}}\` | ${text} |`);
  return `## The company in a text\n\nFrom \`owner/company.ts\`, so that a text stays true for another company.\n\n| Write | Shown |\n|---|---|\n${rows.join('\n')}`;
}

function claimList(): string {
  const rows = Object.values(claims)
    .filter(({ status }) => status !== 'unused')
    .map(({ id, value, wording, topic }) => `| \`{claim:${id}}\` | ${value} | ${wording} | ${topic} |`);
  return `## Claims\n\nOne page shows one reading of a topic. Figures that no page uses stand on the page of claims only.\n\n| Write | Shown | Says | Topic |\n|---|---|---|---|\n${rows.join('\n')}`;
}

function rateList(): string {
  const priced = Object.entries({ ...rates, ...terms, ...serviceTerms }).map(
    ([id, { name }]) => `| \`{rate:${id}}\` | ${rateTexts[id as RateId]} | ${name} |`,
  );
  const levels = Object.entries(levelTexts).map(([id, text]) => {
    const name = id in serviceLevels ? serviceLevels[id as keyof typeof serviceLevels].name : 'Time of a priority';
    return `| \`{level:${id}}\` | ${text} | ${name} |`;
  });
  return `## Rates, terms and service levels\n\nOur own prices and commitments, in \`site/facts/rates.ts\` and \`site/facts/service-levels.ts\`.\n\n| Write | Shown | What |\n|---|---|---|\n${[...priced, ...levels].join('\n')}`;
}

function lists(): string {
  const rows = Object.entries(listTexts).map(([id, text]) => `| \`{list:${id}}\` | ${text.split('\n', 1)[0]} |`);
  return `## Lists for offered files\n\nWhole lists of tiers, prices, terms and service levels, in lines, for the text of a \`file\` box.\n\n| Write | Its first line |\n|---|---|\n${rows.join('\n')}`;
}

function factList(): string {
  const rows = Object.entries(facts).map(([id, { text, again }]) => `| \`{fact:${id}}\` | ${text} | ${again} |`);
  return `## Facts that change\n\nWhole sentences, in the body or in front matter; the source joins the page's sources by itself.\n\n| Write | Shown | To be checked again by |\n|---|---|---|\n${rows.join('\n')}`;
}

function fields(): string {
  const common = jsonSchemaOf(plainPage);
  const parts = kinds.map(({ name }) => {
    const { schema, folder } = kindOf(name);
    const json = jsonSchemaOf(schema);
    const own = Object.keys(json.properties ?? {}).filter((field) => !(field in (common.properties ?? {})));
    const place =
      name === 'page'
        ? 'wherever no other kind has its files'
        : folder
          ? `in \`site/content/${folder}/\``
          : 'at a fixed address';
    return `### ${name}\n\nIts files are ${place}.${own.length > 0 ? `\n\n${table(json, own)}` : ' No fields of its own.'}`;
  });
  return `## Fields of every page\n\n${table(common, Object.keys(common.properties ?? {}))}\n\n## Fields by kind of page\n\n${parts.join('\n\n')}`;
}

function table({ properties = {}, required = [] }: JsonSchema, names: readonly string[]): string {
  const rows = names.map((name) => {
    const field = properties[name] ?? {};
    return `| \`${name}\` | ${required.includes(name) ? 'yes' : 'no'} | ${limitsOf(field)} | ${field.description ?? ''} |`;
  });
  return `| Field | Needed | Limits | What for |\n|---|---|---|---|\n${rows.join('\n')}`;
}
