import { BookingDialog, bookingOptions } from './booking/BookingDialog.tsx';
import { Chat } from './chat/Chat.tsx';
import { chatOptions } from './chat/chat-options.ts';
import { ContactForm, contactFormOptions } from './contact-form/ContactForm.tsx';
import { ExitOffer, exitOfferOptions } from './exit-offer/ExitOffer.tsx';
import { HeroForm, heroFormOptions } from './hero-form/HeroForm.tsx';
import { Newsletter, newsletterOptions } from './newsletter/Newsletter.tsx';
import { RiskQuiz, riskQuizOptions } from './risk-quiz/RiskQuiz.tsx';
import { Stories, storiesOptions } from './stories/Stories.tsx';
import type { WidgetPart } from './ui/define-widget.ts';

export const inlineWidgets = {
  'hero-form': { Component: HeroForm, options: heroFormOptions },
  'contact-form': { Component: ContactForm, options: contactFormOptions },
  newsletter: { Component: Newsletter, options: newsletterOptions },
  'risk-quiz': { Component: RiskQuiz, options: riskQuizOptions },
  stories: { Component: Stories, options: storiesOptions },
} satisfies Record<string, WidgetPart>;

export const floatingWidgets = {
  booking: { Component: BookingDialog, options: bookingOptions },
  'exit-offer': { Component: ExitOffer, options: exitOfferOptions },
  chat: { Component: Chat, options: chatOptions, stays: true },
} satisfies Record<string, WidgetPart>;

export const partnerWidgets = { ...inlineWidgets, ...floatingWidgets };
