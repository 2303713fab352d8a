import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Called while the broken widget still stands in the page, to read what is worth keeping. May be called twice. */
  onBreaking?: (() => void) | undefined;
  onError: (error: unknown) => void;
};

/** Keeps a widget's error to the widget. `onError` gives back what stood there before. */
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
    this.props.onBreaking?.();
    return null;
  }
}
