/**
 * Fetches a part of our script. A failure raises `preload-error` on the window (`event.detail`: the error) and is tried
 * once more; the second is also reported as an uncaught error unless a listener has called `preventDefault()`.
 * @throws when both tries fail
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
