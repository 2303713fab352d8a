import { toasts } from '../state/toasts.ts';
import { useStore } from '../state/use-store.ts';
import { Toast } from './Toast.tsx';

/**
 * One toast at a time. The live region exists before its first message: some screen readers ignore one that is inserted
 * with its text.
 */
export function ToastRegion() {
  const toast = useStore(toasts, ({ list }) => list[0]);
  return (
    <div className="nl-toast-region" role="status">
      {toast && <Toast key={toast.id} toast={toast} />}
    </div>
  );
}
