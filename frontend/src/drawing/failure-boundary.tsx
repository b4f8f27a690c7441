/**
 * A drawing that React could not draw shows just the word Error in its place (D-226), and is told; whoever drew it may put
 * something better there.
 */
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
    return this.state.failed ? <p>Error</p> : this.props.children
  }
}
