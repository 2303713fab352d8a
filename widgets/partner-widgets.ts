import * as booking from './booking/part.ts';
import * as chat from './chat/part.ts';
import * as contactForm from './contact-form/part.ts';
import * as exitOffer from './exit-offer/part.ts';
import * as heroForm from './hero-form/part.ts';
import * as newsletter from './newsletter/part.ts';
import * as riskQuiz from './risk-quiz/part.ts';
import * as stories from './stories/part.ts';
import type { Part } from './ui/define-widget.ts';

/** The widgets that are drawn at a placeholder, on partners' pages and on ours. */
export const inlineWidgets = {
  'hero-form': heroForm,
  'contact-form': contactForm,
  newsletter,
  'risk-quiz': riskQuiz,
  stories,
} satisfies Record<string, Part>;

/** The widgets above the page, on partners' pages and on ours. */
export const floatingWidgets = { booking, 'exit-offer': exitOffer, chat } satisfies Record<string, Part>;

/** What the script for partners (`widgets/index.ts`) consists of. */
export const partnerWidgets = { ...inlineWidgets, ...floatingWidgets };
