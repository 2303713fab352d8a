import { callPaths } from '../../../shared/appointments/call-paths.ts';

/** The form in which the server lists the free times of a call (`server/http/shells/fill-days.ts`). */
export function CallTimes() {
  return (
    <form className="call-times" method="post" action={callPaths.times} data-local-times="">
      <input type="hidden" name="token" value="" />
      <div data-days=""></div>
      <template data-day="">
        <details>
          <summary></summary>
          <div className="call-times__day" data-times=""></div>
        </details>
      </template>
      <template data-time="">
        <button type="submit" name="at" value="">
          <time>Time</time>
        </button>
      </template>
    </form>
  );
}
