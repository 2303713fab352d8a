import type { Request, Response } from 'express';
import { allowEveryPage } from './cache-rules.ts';
import type { ContentPolicy } from './content-policy.ts';
import type { Refusal } from './refusal.ts';
import type { Cookie, FilledPage, PackedPage, Reply } from './route.ts';
import { packPage, sendHtml, sendPacked } from './send-html.ts';
import { createPageCache } from './shells/create-page-cache.ts';
import { fillPage, type PageFill } from './shells/fill-page.ts';
import { shellNames } from './shells/shell-names.ts';

/** Filled error pages to cache, about 30 kB each. */
const mostCached = 100;

type BuiltPages = {
  html(of: FilledPage['of'] | '/404'): string | undefined;
  styles(of: FilledPage['of'] | '/404'): readonly string[];
};

export type Responder = ReturnType<typeof createResponder>;

export type RefusedForm = Pick<FilledPage, 'of'> & { action: string; values: Record<string, string> };

/** JSON for scripts, pages filled from the build for people. */
export function createResponder(
  { dist, siteOrigin }: { dist: BuiltPages; siteOrigin: string },
  setPolicy: ContentPolicy,
) {
  const secure = siteOrigin.startsWith('https:');
  // Compressed, as anyone can ask for one a thousand times.
  const cached = createPageCache<PackedPage>(mostCached);
  const asBuilt = createPageCache<PackedPage>(shellNames.length);

  /** Filled with nothing it is the same for everybody, such as that of a link that is not ours. */
  const filled = (of: string, html: string, fill: PageFill) =>
    Object.keys(fill).length > 0 ? fillPage(html, fill) : asBuilt(of, html, (built) => packPage(fillPage(built, {})));

  /** @param plain text if the build has no such page */
  function sendPage(
    req: Request,
    res: Response,
    status: number,
    { of, ...fill }: FilledPage,
    plain: string,
    fillIn: (html: string) => string | PackedPage = (html) => filled(of, html, fill),
  ): void {
    const html = dist.html(of);
    res.status(status).setHeader('Cache-Control', 'no-store');
    if (html === undefined) {
      res.type('text/plain').send(plain);
      return;
    }
    setPolicy(req, res, dist.styles(of));
    // A mailed link's token, or visitor input.
    const isPrivate = fill.hidden !== undefined || fill.form !== undefined;
    const page = fillIn(html);
    if (typeof page !== 'string') sendPacked(req, res, page);
    else if (isPrivate) res.type('html').send(page);
    else sendHtml(req, res, page);
  }

  function setCookie(res: Response, { name, value, maxAgeSeconds }: Cookie): void {
    const maxAge = value === '' ? 0 : maxAgeSeconds && maxAgeSeconds * 1000;
    res.cookie(name, value, {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      ...(maxAge === undefined ? {} : { maxAge }),
    });
  }

  return {
    reply(req: Request, res: Response, reply: Reply, forPeople: boolean): void {
      for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value);
      for (const cookie of reply.cookies ?? []) setCookie(res, cookie);
      const { status, page, packed, json, text, seeOther } = reply;
      if (forPeople && seeOther !== undefined) res.redirect(303, seeOther);
      else if (page && (forPeople || json === undefined))
        sendPage(req, res, status, page, Object.values(page.slots ?? {}).join('\n'));
      else if (packed) {
        setPolicy(req, res, dist.styles(packed.of));
        res.status(status);
        sendPacked(req, res, packed);
      } else if (text !== undefined) res.status(status).type('text/plain').send(text);
      else res.status(status).json(json);
    },

    error(res: Response, refusal: Refusal): void {
      res.status(refusal.status).json(refusal.toAnswer());
    },

    /** Costs least, for a caller refused many times. */
    fewWords(res: Response, refusal: Refusal): void {
      res.status(refusal.status).type('text/plain').send(refusal.message);
    },

    /** Shows the errors at the form, if known. */
    errorPage(req: Request, res: Response, refusal: Refusal, form: RefusedForm | undefined): void {
      const { status, message, fields = {} } = refusal;
      if (!form) {
        const { code, title } = refusal;
        const fillIn = (built: string) => packPage(fillPage(built, { slots: { title, message } }));
        sendPage(req, res, status, { of: 'failed' }, message, (built) => cached(code, built, fillIn));
        return;
      }
      const { of, action, values } = form;
      // Messages at the fields replace the general one.
      const general = Object.keys(fields).length ? undefined : message;
      const page = { of, form: { action, values, fields, status: general } };
      sendPage(req, res, status, page, [message, ...Object.values(fields)].join('\n'));
    },

    /** @param filled with pages that may be meant; without it, their section is left out */
    notFound(req: Request, res: Response, filled: PackedPage | undefined): void {
      // A partner page may read why its pinned version is missing.
      const isForPartners = req.path.startsWith('/widgets/');
      if (isForPartners) allowEveryPage(res);
      const html = isForPartners ? undefined : dist.html('/404');
      res.status(404).setHeader('Cache-Control', 'no-cache');
      if (html === undefined) {
        res.type('text/plain').send('Not found');
        return;
      }
      setPolicy(req, res, dist.styles('/404'));
      const fillIn = (built: string) => packPage(fillPage(built, { lists: { closest: [] } }));
      sendPacked(req, res, filled ?? cached('/404', html, fillIn));
    },
  };
}
