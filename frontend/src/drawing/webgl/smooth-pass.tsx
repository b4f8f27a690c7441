/**
 * Antialiasing of the finished picture, for machines whose graphics card does it badly or not at all (D-070). Takes over
 * the drawing of each frame; without this pass the canvas draws itself.
 */
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { HalfFloatType, WebGLRenderTarget } from 'three'
import { EffectComposer } from 'three/addons/postprocessing/EffectComposer.js'
import { FXAAPass } from 'three/addons/postprocessing/FXAAPass.js'
import { OutputPass } from 'three/addons/postprocessing/OutputPass.js'
import { RenderPass } from 'three/addons/postprocessing/RenderPass.js'
import { SMAAPass } from 'three/addons/postprocessing/SMAAPass.js'
import { useDisposable } from './use-disposable.ts'

interface SmoothPassProps {
  readonly kind: 'fxaa' | 'smaa'
  readonly samples: number
}

export const SmoothPass = ({ kind, samples }: SmoothPassProps) => {
  const gl = useThree((state) => state.gl)
  const scene = useThree((state) => state.scene)
  const camera = useThree((state) => state.camera)
  const { width, height } = useThree((state) => state.size)
  const dpr = useThree((state) => state.viewport.dpr)
  const invalidate = useThree((state) => state.invalidate)
  const { composer } = useDisposable(() => {
    const target = new WebGLRenderTarget(1, 1, { type: HalfFloatType, samples })
    const made = new EffectComposer(gl, target)
    made.addPass(new RenderPass(scene, camera))
    // Both work on colours as they are seen, so they come after the output.
    made.addPass(new OutputPass())
    made.addPass(kind === 'fxaa' ? new FXAAPass() : new SMAAPass())
    const dispose = () => {
      for (const pass of made.passes) pass.dispose()
      made.dispose()
      target.dispose()
    }
    return { composer: made, dispose }
  }, [gl, scene, camera, kind, samples])

  useEffect(() => {
    composer.setPixelRatio(dpr)
    composer.setSize(width, height)
    invalidate()
  }, [composer, dpr, width, height, invalidate])

  useFrame(() => composer.render(), 1)
  return null
}
