import type { GlossaryTerm } from './glossary-term.ts';

/** Artificial intelligence and automation. In alphabetical order. */
export const aiTerms: readonly GlossaryTerm[] = [
  {
    term: 'AI hallucination',
    names: ['hallucination'],
    text: 'A hallucination is a statement that an AI tool makes up and presents as fact, such as a court case that does not exist. It sounds as sure as a true one. Check names, numbers, quotes and sources before you use a text.',
    see: '/library/ai-content-review-checklist',
  },
  {
    term: 'AI scribe',
    names: [],
    text: "An AI scribe listens to a visit and drafts the clinical note. The professional checks and signs it and remains responsible for it. It handles personal health information, so consent, contract, storage and the regulator's guidance come before the first recording.",
    see: '/industries/healthcare',
  },
  {
    term: 'Large language model (LLM)',
    names: ['LLM', 'large language model', 'language model'],
    text: 'A large language model is the software behind AI assistants. It has learned from a huge amount of text which words are likely to come next. That makes it good at drafts and summaries, and able to be wrong in fluent, confident sentences.',
    see: '/library/ai-readiness-checklist',
  },
  {
    term: 'Prompt injection',
    names: [],
    text: 'Prompt injection is text, often hidden in an email, page or document, that gives an AI tool orders its user never gave. The tool may then reveal data or act wrongly. Limit what it can reach, and have a person approve what it does.',
    see: '/library/ai-vendor-evaluation',
  },
  {
    term: 'Robotic process automation (RPA)',
    names: ['RPA', 'robotic process automation'],
    text: "Robotic process automation is software that does a person's clicks and typing in other programs, such as copying orders into accounting. It suits steady, dull work without judgment. When a screen changes it breaks, so it needs an owner.",
    see: '/library/robotic-process-automation-basics',
  },
];
