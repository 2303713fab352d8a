import { type DiagramItem, type DiagramType, leadsOn } from '../../markdown/diagrams.ts';

const answer = (text: string) => (leadsOn(text) ? 'next question' : text);
const noted = (note: string | undefined) => (note ? ` (${note})` : '');

const sentences: Record<DiagramType, (item: DiagramItem) => string> = {
  timeline: ([when, what, note]) => `${when}: ${what}${noted(note)}`,
  flow: ([step, note]) => `${step}${noted(note)}`,
  bars: ([label, number, unit]) => `${label}: ${number}${noted(unit)}`,
  layers: ([name, note]) => `${name}${noted(note)}`,
  decision: ([question, yes = '', no = '']) => `${question} Yes: ${answer(yes)}. No: ${answer(no)}.`,
  network: ([device, to, note]) => `${device}, connected to ${to}${noted(note)}`,
};

/** A line of a diagram as a sentence, for screen readers. */
export const diagramLineInWords = (type: DiagramType, item: DiagramItem): string => sentences[type](item);
