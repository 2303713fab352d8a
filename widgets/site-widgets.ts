import { TimesLink } from './booking/TimesLink.tsx';
import { timesView } from './booking/times-view.ts';
import { EmailPage, emailPageOptions } from './email-me/EmailPage.tsx';
import { partnerWidgets } from './partner-widgets.ts';
import type { WidgetPart } from './ui/define-widget.ts';

timesView.Link = TimesLink;

export const ownWidgets = {
  ...partnerWidgets,
  'email-me': { Component: EmailPage, options: emailPageOptions },
} satisfies Record<string, WidgetPart>;
