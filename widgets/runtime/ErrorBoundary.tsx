import { Component, type ReactNode } from 'react';
import { forPartners } from '../base/for-partners.ts';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Own pages only. Called before the broken widget is removed, possibly twice, to save the visitor's input. */
  onBreaking?: (() => void) | undefined;
  onError: (error: unknown) => void;
};

/** `onError` restores the earlier content. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (!forPartners) this.props.onBreaking?.();
    return null;
  }
}
