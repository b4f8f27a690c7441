/** Tells that a drawing could not be drawn, and shows nothing in its place; whoever drew it decides what comes next. */
import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  readonly onFailure: (error: unknown) => void
  readonly children: ReactNode
}

export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
