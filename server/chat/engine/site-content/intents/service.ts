import type { ChatSource } from '../../../../../shared/chat/chat.ts';
import { meetingWords } from '../../../../../shared/chat/chat-rules.ts';
import { company } from '../../../../../shared/company/company.ts';
import { othersThan } from '../everyday-words.ts';
import type { ParsedQuestion } from '../parse-question.ts';
import { type EngineReply, type Intent, listed, sourcesAt } from '../reply.ts';
import type { SiteKnowledge } from '../site-knowledge.ts';

const asksAll =
  /^(what (do|does|can|is it) (you|u|your company|this company) (guys )?(do|offer|provide|sell|really do|help with)( exactly| actually| here| for us| for a living)?|what (are your )?services( (do|can|could|are|available)\b.*)?|(list|show)( me)?( all)?( of)?( your)? services|services|(tell me )?what you (do|offer|provide|sell)|which services.*|what kind of (it )?(services|support|help) .*|how can you help( me| us)?|what can you help( me| us)? with)$/;

const whichTrades =
  /^(which|what) (industries|trades|sectors|kinds? of (businesses|companies|firms)) (do you|are you|you) \w+( with)?$/;

const own =
  /^(worked|before|volunteers|advisors?|lawyers?|look|looks|after|do|does|doing|runs|own|owns|have|care|speciali[sz]\w+|experience\w*|familiar|clinics?|dental|surgery|group|independent|fit|manag\w*|build|building|set|up|systems?|install\w*|monitor\w*|fix|maintain|deploy|develop\w*|implement|migrate|outsourced|department|walk|in|able|kind|things?|pcs|macs?|laptops?|volunteer|somebody|setup)$/;

export const service: Intent = (asked, knowledge) => {
  if (asksAll.test(asked.text)) return allServices(knowledge);
  if (whichTrades.test(asked.text)) return allTrades(knowledge);
  const named =
    asked.services.length === 1 &&
    /\b(do|can|could) you (do|offer|provide|sell|handle|manage|support|build|make|host|have|automate)\b/.test(
      asked.text,
    );
  // Visitors who describe themselves use extra words: "our charity with volunteers".
  const spoken = asked.trades.length > 0 && /\b(we|our|i|im|you|with)\b/.test(asked.text);
  const ofTheirs = spoken && asksWhether(asked) && !/\bthe\b/.test(asked.text);
  const spare = Math.max(asked.spare ?? 0, ofTheirs ? 2 : spoken || named ? 1 : 0);
  if (othersThan(asked.rest, own).length > spare || asked.unlisted) return;
  // About us: "are you a charity", "which clinics use you".
  if (/\b(how many|are you an?|are your|use you|uses you)\b/.test(asked.text)) return;
  const [trade] = asked.trades;
  // "Best dentist in Ajax" looks for a dentist.
  if (
    trade &&
    asked.places.length > 0 &&
    /\b(best|good|cheap|find|recommend)\b/.test(asked.text) &&
    !ofIt.test(asked.text)
  )
    return;
  // Next to one of our services, the trade is the one asking.
  if (trade && (asked.services.every(({ path }) => wide.test(path)) || asksWhether(asked))) {
    const inCity = asked.places.flatMap(({ place }) =>
      knowledge.index.pages.filter(
        ({ city, title }) => city === place.slug && trade.words.some((word) => title.toLowerCase().includes(word)),
      ),
    );
    return about([...inCity.map(({ path }) => path), trade.path], knowledge);
  }
  const [one, ...more] = asked.services;
  if (!one || more.length > 0 || asked.places.length > 0 || !asksWhether(asked)) return;
  return about([one.path], knowledge);
};

const ofIt = /\b(it|tech|computers?|support|help|msp|we|our|you|your)\b/;

const wide = /\/services\/managed-it(\/help-desk)?$/;

const asksWhether = ({ text }: ParsedQuestion) =>
  /\b(do|can|could|would|does|are) (you|u|your)\b|\b(offer|provide|handle|(something|work) you do)\b/.test(text);

/** "Yes", the page's first sentence, and its short answer as the quote. */
function about(paths: readonly string[], knowledge: SiteKnowledge): EngineReply | undefined {
  const sources = sourcesAt(paths, knowledge);
  const [first] = sources;
  if (!first) return;
  const id = knowledge.index.pages.findIndex(({ path }) => path === first.url);
  const sections = knowledge.index.sections[id] ?? [];
  const lead = sections[0]?.blocks[0] ?? '';
  const short = sections.find((section) => section.id === 'answer')?.blocks[0];
  const text = lead === '' || meetingWords.test(lead) ? `Yes. ${first.title} has a page of its own.` : `Yes. ${lead}`;
  const quotes = short ? [{ text: short, title: first.title, url: `${first.url}#answer` }] : [];
  return { text, sources: moreAbout(sources, knowledge), quotes, known: true, intent: 'service' };
}

const moreAbout = (sources: ChatSource[], knowledge: SiteKnowledge) => [
  ...sources,
  ...sourcesAt(['/pricing'], knowledge).filter(({ url }) => sources.every((source) => source.url !== url)),
];

function allTrades(knowledge: SiteKnowledge): EngineReply {
  const names = knowledge.facts.trades.map(({ name, path }) => `[${name}](${path})`);
  return {
    text: `These trades have a page of their own: ${listed(names)}.`,
    sources: sourcesAt(['/industries'], knowledge),
    quotes: [],
    known: true,
    intent: 'service',
  };
}

function allServices(knowledge: SiteKnowledge): EngineReply {
  const names = knowledge.facts.services.filter(({ family }) => family === 'core');
  return {
    text: `${company.name} looks after the computers, networks and security of offices. The services: ${listed(names.map(({ name, path }) => `[${name}](${path})`))}, and AI work such as chatbots and automation.`,
    sources: sourcesAt(['/services', '/pricing'], knowledge),
    quotes: [],
    known: true,
    intent: 'service',
  };
}
