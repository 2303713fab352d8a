import { assistantName } from '../../../shared/chat/chat-rules.ts';

/**
 * What this device stores, with delete buttons; filled by the script (`[data-kept-here]`, widgets/page/kept-here.ts).
 * Without JavaScript only manual instructions.
 */
export function KeptHere() {
  return (
    <section className="kept-here" aria-labelledby="kept-here">
      <h2 id="kept-here" className="kept-here__title">
        On this device now
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: what is kept is no group of form fields */}
      <div
        className="kept-here__state"
        data-kept-here=""
        hidden
        role="group"
        aria-labelledby="kept-here"
        aria-live="polite"
        tabIndex={-1}
      >
        <p className="kept-here__thing" data-kept="nothing" hidden>
          <strong>This site has stored nothing here.</strong>
        </p>
        <div className="kept-here__thing" data-kept="request" hidden>
          <p>
            <strong>A request that has not reached us.</strong> If you erase it, it will not be sent.
          </p>
          <button type="button" className="button button--quiet">
            Erase the unsent request
          </button>
        </div>
        <div className="kept-here__thing" data-kept="contact" hidden>
          <p>
            <strong>The contact details you gave in a form.</strong> This tab offers them in the next form and forgets
            them when you close it.
          </p>
          <button type="button" className="button button--quiet">
            Erase the details
          </button>
        </div>
        <div className="kept-here__thing" data-kept="ticks" hidden>
          <p>
            <strong>The boxes you ticked on a checklist.</strong>
          </p>
          <button type="button" className="button button--quiet">
            Erase the ticks
          </button>
        </div>
        <div className="kept-here__thing" data-kept="tracker" hidden>
          <p>
            <strong>The lists of your cybersecurity tracker.</strong> Export them first if you need them again.
          </p>
          <button type="button" className="button button--quiet">
            Erase the lists
          </button>
        </div>
        <div className="kept-here__thing" data-kept="offer" hidden>
          <p>
            <strong>When you were last shown the dark web scan offer.</strong> It keeps the offer from coming again for
            a day.
          </p>
          <button type="button" className="button button--quiet">
            Erase the times
          </button>
        </div>
        <div className="kept-here__thing" data-kept="choice" hidden>
          <p>
            <strong>Your choice on counts and on scripts from other companies.</strong> If you erase it, we ask again.
          </p>
          <button type="button" className="button button--quiet">
            Erase the choice
          </button>
        </div>
        <div className="kept-here__thing" data-kept="foreign" hidden>
          <p>
            <strong>Entries that are not this site’s own,</strong> left by analytics or tracking after you agreed to it.
          </p>
          <button type="button" className="button button--quiet">
            Erase these entries
          </button>
        </div>
        <div className="kept-here__thing" data-kept="chat" hidden>
          <p>
            <strong>Your chat with {assistantName}, and what you typed there.</strong> It is erased here and on our
            server. A request to be called stays with us, without the chat.
          </p>
          <p data-chat-is="kept" hidden>
            Our server could not be reached, so the chat is not erased yet. Please try again.
          </p>
          <button type="button" className="button button--quiet">
            Erase the chat
          </button>
        </div>
        <p data-chat-is="erased" hidden>
          Your chat is erased, here and on our server.
        </p>
      </div>
      <p className="small">
        To do it yourself: in your browser’s settings, look for site data or cookies, find this site’s address, and
        clear it.
      </p>
    </section>
  );
}
