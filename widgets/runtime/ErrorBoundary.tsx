import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = { children: ReactNode; onError: (error: unknown) => void };

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
    return this.state.failed ? null : this.props.children;
  }
}
