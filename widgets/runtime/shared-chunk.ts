import type { RawOptions } from '../base/option-table.ts';
import type { WidgetPart } from '../ui/define-widget.ts';
import type { Drawn, Shared } from './instance.ts';
import type { OutgoingRequests } from './outgoing-requests.ts';

export type Common = {
  mountInline(
    part: WidgetPart,
    name: string,
    element: HTMLElement,
    raw: RawOptions,
    shared: Shared,
    nth: number,
  ): Drawn;
  outgoingRequests: OutgoingRequests;
};
