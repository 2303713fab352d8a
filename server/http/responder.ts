import type { Request, Response } from 'express';
import type { Refusal } from './refusal.ts';
import type { Reply, ShellPage } from './route.ts';
import { sendHtml } from './send-html.ts';
import type { Services } from './services.ts';
import type { ListItem } from './shells/fill-list.ts';
import { fillPage, type PageFill } from './shells/fill-page.ts';
import type { ShellName } from './shells/shell-names.ts';
import type { ContentPolicy } from './static/content-policy.ts';

export type Responder = ReturnType<typeof createResponder>;

/** A form post that was refused: which form it came from, and what was typed. */
export type RefusedForm = { shell: ShellName; action: string; values: Record<string, string> };

type FilledPage = { status: number; shell: ShellName; fill: PageFill; plain: string };

/** Writes answers: JSON for scripts, pages filled from the build's shells for people. */
export function createResponder({ dist }: Services, setPolicy: ContentPolicy) {
  /** `plain` is what a person reads while the build has no such page. */
  function sendPage(req: Request, res: Response, { status, shell, fill, plain }: FilledPage): void {
    const html = dist.shell(shell);
    res.status(status).setHeader('Cache-Control', 'no-store');
    if (html === undefined) {
      res.type('text/plain').send(plain);
      return;
    }
    setPolicy(req, res, dist.styles(`shells/${shell}`));
    // A mailed link's token, or what somebody typed about themselves.
    const isPrivate = fill.hidden !== undefined || fill.form !== undefined;
    if (isPrivate) res.type('html').send(fillPage(html, fill));
    else sendHtml(req, res, fillPage(html, fill));
  }

  function page(req: Request, res: Response, { shell, status, ...fill }: ShellPage): void {
    sendPage(req, res, { status, shell, fill, plain: Object.values(fill.slots ?? {}).join('\n') });
  }

  return {
    reply(req: Request, res: Response, reply: Reply, forPeople: boolean): void {
      for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value);
      if (reply.page && (forPeople || reply.json === undefined)) page(req, res, reply.page);
      else if (reply.text !== undefined) res.status(reply.status).type('text/plain').send(reply.text);
      else res.status(reply.status).json(reply.json);
    },

    error(res: Response, error: Refusal): void {
      res.status(error.status).json(error.toAnswer());
    },

    /** The error as a page: at its form when the form is known, else by itself. */
    errorPage(req: Request, res: Response, error: Refusal, form: RefusedForm | undefined): void {
      const { status, message, fields = {} } = error;
      if (!form) {
        const slots = { title: titles[status] ?? 'Something went wrong', message };
        sendPage(req, res, { status, shell: 'failed', fill: { slots }, plain: message });
        return;
      }
      const { shell, action, values } = form;
      // Sentences at the fields say it better than a general one.
      const general = Object.keys(fields).length ? undefined : message;
      const fill = { form: { action, values, fields, status: general } };
      sendPage(req, res, { status, shell, fill, plain: [message, ...Object.values(fields)].join('\n') });
    },

    /** The page for an address that reads as a post's, with the posts whose addresses are most like it. */
    postNotFound(req: Request, res: Response, posts: readonly ListItem[]): void {
      const plain = 'There is no post at this address.';
      sendPage(req, res, { status: 404, shell: 'post-not-found', fill: { lists: { posts } }, plain });
    },

    /** The page for an unknown address. */
    notFound(req: Request, res: Response): void {
      const html = dist.notFound();
      res.status(404).setHeader('Cache-Control', 'no-cache');
      if (html === undefined) {
        res.type('text/plain').send('Not found');
        return;
      }
      setPolicy(req, res, dist.styles('/404'));
      res.type('html').send(html);
    },
  };
}

const titles: Record<number, string> = {
  400: 'We could not read that',
  403: 'This form cannot be used from there',
  404: 'There is nothing here',
  405: 'That does not work here',
  413: 'That is too long',
  415: 'We could not read that',
  429: 'Please wait a little',
};
