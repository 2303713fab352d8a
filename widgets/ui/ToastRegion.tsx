import { toasts } from '../state/toasts.ts';
import { useStore } from '../state/use-store.ts';
import { Toast } from './Toast.tsx';

/**
 * Where toasts appear, one at a time. The live region is in the page before its first message: one that
 * comes with its words is not read out by every screen reader.
 */
export function ToastRegion() {
  const toast = useStore(toasts, ({ list }) => list[0]);
  return (
    <div className="nl-toast-region" role="status">
      {toast && <Toast key={toast.id} toast={toast} />}
    </div>
  );
}
