import { hasUnsent } from '../api/has-unsent.ts';
import { pageTools } from '../page-tools.ts';
import type { WidgetPart } from '../ui/define-widget.ts';
import { loadPart } from './load-part.ts';
import type { Common } from './shared-chunk.ts';

const importBundle = () => import('./site-bundle.ts');

const tools: Readonly<Record<string, () => Promise<WidgetPart>>> = pageTools;

/** Own keys only: `data-open` may be any text, such as `constructor`. */
const toolNamed = (name: string) => (Object.hasOwn(tools, name) ? tools[name] : undefined);

export type SiteBundle = Awaited<ReturnType<typeof importBundle>>;

/**
 * Loaded once, retried after a failure.
 * @param signal the script's lifetime
 */
export function ownBundle(signal: AbortSignal) {
  const sheet = new CSSStyleSheet();
  let common: Common | undefined;
  let coming: Promise<SiteBundle> | undefined;

  async function fetchBundle(): Promise<SiteBundle> {
    const bundle = await loadPart(importBundle);
    sheet.replaceSync(bundle.shadowCss);
    common ??= bundle.createCommon(signal);
    return bundle;
  }

  function load(): Promise<SiteBundle> {
    coming ??= fetchBundle().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  }

  return {
    sheet,
    load,
    common: () => common as Common,
    async part(name: string): Promise<WidgetPart> {
      const tool = toolNamed(name);
      const [{ ownWidgets }, part] = await Promise.all([load(), tool && loadPart(tool)]);
      return part ?? ownWidgets[name as keyof typeof ownWidgets];
    },
    /** Preloads a widget's code; a later load reports failures. */
    async warm(name: string): Promise<void> {
      await Promise.all([importBundle(), toolNamed(name)?.()]).catch(() => undefined);
    },
    /** Resends requests stored on earlier pages, now and when the connection or the visitor returns. */
    followUnsent() {
      const look = () => {
        if (hasUnsent())
          load().then(
            () => signal.aborted || common?.outgoingRequests.look(),
            () => undefined,
          );
      };
      look();
      addEventListener('online', look, { signal });
      document.addEventListener('visibilitychange', look, { signal });
    },
  };
}

export type OwnBundle = ReturnType<typeof ownBundle>;
