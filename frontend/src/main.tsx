/** Starts the application. */
import './app/without-eval.ts'
import { startApplication } from './app/start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html lacks #root')
void startApplication(root)
