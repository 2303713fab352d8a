/** A sleep that ends after a time, or as soon as somebody calls. A call while awake is not forgotten. */
export type WakeUp = {
  call(): void;
  sleep(milliseconds: number): Promise<void>;
};

export function createWakeUp(): WakeUp {
  let called = false;
  let wake: (() => void) | undefined;

  return {
    call() {
      called = true;
      wake?.();
    },
    async sleep(milliseconds) {
      if (!called) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          timer.unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      called = false;
    },
  };
}
