import { hasUnsent } from '../api/has-unsent.ts';
import { pageTools } from '../page-tools.ts';
import type { Part } from '../ui/define-widget.ts';
import { loadPart } from './load-part.ts';
import type { Common } from './shared-chunk.ts';

const importBundle = () => import('./site-bundle.ts');

const tools: Readonly<Record<string, () => Promise<Part>>> = pageTools;

/** A page's `data-open` may say any word: only the table's own names are tools. */
const toolNamed = (name: string) => (Object.hasOwn(tools, name) ? tools[name] : undefined);

export type Bundle = Awaited<ReturnType<typeof importBundle>>;

/**
 * The file of widgets, on a page of ours: fetched once, and again when that has failed.
 * @param signal the script's lifetime
 */
export function ownBundle(signal: AbortSignal) {
  /** Of every shadow root; filled when the file is there. */
  const sheet = new CSSStyleSheet();
  let common: Common | undefined;
  let coming: Promise<Bundle> | undefined;

  async function fetchBundle(): Promise<Bundle> {
    const bundle = await loadPart(importBundle);
    sheet.replaceSync(bundle.css);
    common ??= bundle.createCommon(signal);
    return bundle;
  }

  function load(): Promise<Bundle> {
    coming ??= fetchBundle().catch((error: unknown) => {
      // The next one tries again.
      coming = undefined;
      throw error;
    });
    return coming;
  }

  return {
    sheet,
    load,
    /** There once the file was fetched. */
    common: () => common as Common,
    /** A widget, with all that it takes. */
    async part(name: string): Promise<Part> {
      const tool = toolNamed(name);
      const [{ ownWidgets }, part] = await Promise.all([load(), tool && loadPart(tool)]);
      return part ?? ownWidgets[name as keyof typeof ownWidgets];
    },
    /** Fetches a widget's code, as the visitor is about to need it. Who needs it then tells of a failure. */
    async warm(name: string): Promise<void> {
      await Promise.all([importBundle(), toolNamed(name)?.()]).catch(() => undefined);
    },
    /** Sends what the device keeps of earlier pages, now and when the connection or the visitor returns. */
    followKept() {
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
