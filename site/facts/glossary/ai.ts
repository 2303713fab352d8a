import type { GlossaryTerm } from './glossary-term.ts';

export const aiTerms: readonly GlossaryTerm[] = [
  {
    term: 'AI hallucination',
    names: ['hallucination'],
    text: 'A hallucination is a statement that an AI tool makes up and presents as fact, such as a court case that does not exist. It sounds just as confident as a true one. Check names, numbers, quotes and sources before you use the text.',
    see: '/library/ai-content-review-checklist',
  },
  {
    term: 'AI scribe',
    names: [],
    text: "An AI scribe is software that listens to a patient visit and drafts the clinical note. The professional checks and signs the note and remains responsible for it. The tool handles personal health information, so settle consent, the contract, storage and the regulator's guidance before the first recording.",
    see: '/industries/healthcare',
  },
  {
    term: 'Large language model (LLM)',
    names: ['LLM', 'large language model', 'language model'],
    text: 'A large language model is the software behind AI assistants. It has learned from a huge amount of text which words are likely to come next. That makes it good at drafts and summaries, but it can also be wrong in fluent, confident sentences.',
    see: '/library/ai-readiness-checklist',
  },
  {
    term: 'Prompt injection',
    names: [],
    text: 'Prompt injection is an attack in which text, often hidden in an email, page or document, gives an AI tool instructions that its user never gave. The tool may then reveal data or act wrongly. Limit what it can reach, and have a person approve what it does.',
    see: '/library/ai-vendor-evaluation',
  },
  {
    term: 'Robotic process automation (RPA)',
    names: ['RPA', 'robotic process automation'],
    text: "Robotic process automation is software that does a person's clicks and typing in other programs, such as copying orders into the accounting system. It suits repetitive work that needs no judgment. It fails when a screen changes, so someone has to own and maintain it.",
    see: '/library/robotic-process-automation-basics',
  },
];
