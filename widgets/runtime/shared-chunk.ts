import type { RawOptions } from '../base/option-table.ts';
import type { WidgetPart } from '../ui/define-widget.ts';
import type { Shared } from './instance.ts';
import type { OutgoingRequests } from './outgoing-requests.ts';
import type { Mounted } from './public-api.ts';

export type Common = {
  mountInline(
    part: WidgetPart,
    name: string,
    element: HTMLElement,
    raw: RawOptions,
    shared: Shared,
    nth: number,
  ): Mounted;
  outgoingRequests: OutgoingRequests;
};
