// draco3dgltf ships no types; gltf-transform takes the modules as they come.
declare module 'draco3dgltf' {
  const draco3d: {
    createEncoderModule(): Promise<object>
    createDecoderModule(): Promise<object>
  }
  export default draco3d
}
