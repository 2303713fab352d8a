/**
 * Loads a chunk of our script. A failure dispatches `preload-error` on the window (`event.detail`: the error) and is
 * retried once. A second one is also reported as uncaught, unless a listener called `preventDefault()`.
 * @throws if both attempts fail
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
    const isHandled = !dispatchEvent(event);
    try {
      return await load();
    } catch (again) {
      if (!isHandled) reportError(again);
      throw again;
    }
  }
}
