// draco3dgltf ships no types; the modules are only handed on to @gltf-transform, which takes them as they are.
declare module 'draco3dgltf' {
  const draco3d: {
    createDecoderModule(options?: object): Promise<object>
    createEncoderModule(options?: object): Promise<object>
  }
  export default draco3d
}
