export const EditorPage = () => null
