import type {
  FormName,
  NorthlumeApi as Packed,
  WidgetEvents as PackedEvents,
  PlacedWidget,
} from '../../packages/northlume-widgets/src/northlume.ts';
import type { FloatingOptions, InlineOptions } from '../../packages/northlume-widgets/src/widget-options.ts';
import type { WidgetEvents } from '../../widgets/contract/events.ts';
import type { FormName as OwnFormName } from '../../widgets/contract/forms.ts';
import type { NorthlumeApi } from '../../widgets/runtime/public-api.ts';
import type { Mountable, Placed } from '../../widgets/runtime/registry.ts';

/** The compiler refuses this file as soon as the package's types and the script's are no longer the same. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

export const same: {
  forms: Same<FormName, OwnFormName>;
  events: Same<PackedEvents, WidgetEvents>;
  inline: Same<keyof InlineOptions, Placed<'inline'> & keyof InlineOptions>;
  placed: Same<PlacedWidget, Mountable & (keyof InlineOptions | keyof FloatingOptions)>;
  floating: Same<keyof FloatingOptions, Placed<'floating'>>;
  calls: Same<keyof Packed, keyof NorthlumeApi>;
  /** What the script gives may be used as the package says. */
  api: NorthlumeApi extends Packed ? true : false;
} = { forms: true, events: true, inline: true, placed: true, floating: true, calls: true, api: true };
